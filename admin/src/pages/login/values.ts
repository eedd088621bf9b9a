export type LoginValues = { tenantId: string; account: string; password: string; rememberMe: boolean }

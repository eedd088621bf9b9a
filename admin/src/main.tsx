import '@ant-design/v5-patch-for-react-19'
import './styles/base.css'
import { createRoot } from 'react-dom/client'
// Before the router, which opens the pages of domains.
import './domains/index.ts'
import { App } from './App.tsx'
import { showLocale, storedLocale } from './i18n/i18n.ts'
import { startOwnDefinitions } from './resources/own/definitions.ts'
import { giveNonceToStyles } from './theme/nonce.ts'

giveNonceToStyles()
startOwnDefinitions()
await showLocale(storedLocale())
createRoot(document.getElementById('root')!).render(<App />)

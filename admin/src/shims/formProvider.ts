/** The one part of the form library that inputs outside a form need; its front door would bring all of it. */
export { FormProvider } from 'rc-field-form/es/FormContext'

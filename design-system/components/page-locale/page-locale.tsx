import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { usePageLocale } from './use-page-locale.ts'

/** Gives react-aria the language and the direction of the document, instead of those of the browser. */
export function PageLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={usePageLocale()}>{children}</I18nProvider>
}

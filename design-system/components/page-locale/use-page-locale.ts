import { useSyncExternalStore, type RefObject } from 'react'
import { DEFAULT_LOCALE, localeOf } from './locale-of.ts'

/** `lang` and `dir` are inherited, so those of the document and of every ancestor count. */
function watchLanguage(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { subtree: true, attributeFilter: ['lang', 'dir'] })
  return () => observer.disconnect()
}

/**
 * The locale for react-aria's `I18nProvider`, by the language and the direction of an element. Without a provider
 * react-aria uses the browser's language, which is not that of the page, and which the server does not have.
 *
 * The first render is in the site's locale, on the server and in the browser; the element's own follows before paint.
 *
 * @param element of the component. @default the root element
 */
export function usePageLocale(element?: RefObject<HTMLElement | null>): string {
  const localeNow = () => {
    const current = element ? element.current : document.documentElement
    if (!current) return DEFAULT_LOCALE
    const language = current.closest<HTMLElement>('[lang]')?.lang ?? ''
    return localeOf(language, current.matches(':dir(rtl)') ? 'rtl' : 'ltr')
  }
  return useSyncExternalStore(watchLanguage, localeNow, () => DEFAULT_LOCALE)
}

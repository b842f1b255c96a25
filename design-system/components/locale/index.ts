/**
 * Language and direction for the components that ask for them, such as which arrow key leads to the next radio.
 * Without it they follow the reader's browser, which may prefer another language than the page's.
 */
export { I18nProvider as LocaleProvider } from 'react-aria-components/I18nProvider'

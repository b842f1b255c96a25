export { PageLocale } from './page-locale.tsx'
export { usePageLocale } from './use-page-locale.ts'

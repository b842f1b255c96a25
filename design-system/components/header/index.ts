export { Header, type HeaderProps } from './header.tsx'
export type { HeaderEntryData, HeaderGroup, HeaderLink } from './header-entry.tsx'

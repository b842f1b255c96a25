export { MenuButton, type MenuButtonProps } from './menu-button.tsx'
export type { MenuAction, MenuEntry, MenuItem, MenuLink, MenuSection } from './menu-entry.ts'

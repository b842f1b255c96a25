export { SideMenu, type SideMenuEntry, type SideMenuProps } from './side-menu.tsx'

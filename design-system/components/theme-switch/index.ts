export { ThemeSwitch, type ThemeSwitchProps, type ThemeChoice } from './theme-switch.tsx'

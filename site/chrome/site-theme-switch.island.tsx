import { ThemeSwitch } from '@anupalan/design-system/theme-switch'
import { useSyncExternalStore } from 'react'
import { chooseTheme, chosenTheme, subscribeToTheme } from './theme-choice.ts'

/** The theme switch, bound to the stored choice. */
export default function SiteThemeSwitch() {
  const value = useSyncExternalStore(subscribeToTheme, chosenTheme, () => null)
  return <ThemeSwitch value={value} onChange={chooseTheme} />
}

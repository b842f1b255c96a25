import './docs-page.css'
import { useSyncExternalStore, type PropsWithChildren } from 'react'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { themes } from 'storybook/theming'

const root = document.documentElement

/** Tells of another theme: by the toolbar, which the stories on the page follow, or by the system. */
function watchTheme(tell: () => void) {
  const observer = new MutationObserver(tell)
  observer.observe(root, { attributeFilter: ['data-theme', 'data-brand'] })
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', tell)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', tell)
  }
}

const isDark = () => getComputedStyle(root).colorScheme === 'dark'

/** A docs page in the theme of what is shown on it: Storybook’s own words would stay dark on light. */
export default function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const dark = useSyncExternalStore(watchTheme, isDark)
  return <DocsContainer {...props} theme={dark ? themes.dark : themes.light} />
}

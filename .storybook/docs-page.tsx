import './docs-page.css'
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { themes } from 'storybook/theming'
import { showTheme } from './show-theme.ts'

/** The store of the toolbar’s globals, which Storybook’s types do not expose. */
interface WithStore {
  store: { userGlobals: { initialGlobals: Record<string, unknown>; get: () => Record<string, unknown> } }
}

const root = document.documentElement

/**
 * The globals that differ from their initial values, in the URL's format: `theme:dark;direction:rtl`. The channel's
 * event cannot be used for this: it also reports the globals of stories' iframes.
 */
const addressOf = ({ store: { userGlobals } }: WithStore): string =>
  Object.entries(userGlobals.get())
    .filter(([name, value]) => {
      const first = userGlobals.initialGlobals[name]
      return typeof first === 'string' && String(value) !== first
    })
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';')

/** Passes the toolbar’s globals to stories in iframes on the docs page; Storybook does not. */
function syncFrames(address: string) {
  const sync = () => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('.docs-story iframe')) {
      const url = new URL(frame.src)
      if ((url.searchParams.get('globals') ?? '') === address) continue
      if (address) url.searchParams.set('globals', address)
      else url.searchParams.delete('globals')
      frame.src = url.href
    }
  }
  sync()
  const observer = new MutationObserver(sync)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Notifies of a change of theme, by the toolbar or by the system's preference. */
function watchTheme(notify: () => void) {
  const observer = new MutationObserver(notify)
  observer.observe(root, { attributeFilter: ['data-theme', 'data-brand'] })
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', notify)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', notify)
  }
}

const isDark = () => getComputedStyle(root).colorScheme === 'dark'

/** A docs page in the toolbar's theme. Without it Storybook’s own text stays dark on light. */
export default function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context
  const withStore = props.context as WithStore
  const address = useSyncExternalStore(
    (notify) => {
      channel.on('globalsUpdated', notify)
      return () => channel.off('globalsUpdated', notify)
    },
    () => addressOf(withStore),
  )
  useLayoutEffect(() => {
    showTheme(withStore.store.userGlobals.get())
    return syncFrames(address)
  }, [address, withStore])
  const dark = useSyncExternalStore(watchTheme, isDark)
  return <DocsContainer {...props} theme={dark ? themes.dark : themes.light} />
}

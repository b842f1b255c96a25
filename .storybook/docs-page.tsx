import './docs-page.css'
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { themes } from 'storybook/theming'
import { showTheme } from './show-theme.ts'

/** What holds the toolbar’s choices; Storybook’s types keep it to itself. */
interface WithStore {
  store: { userGlobals: { initialGlobals: Record<string, unknown>; get: () => Record<string, unknown> } }
}

const root = document.documentElement

/**
 * What the toolbar sets other than at first, as it stands in an address: `theme:dark;direction:rtl`. The channel only
 * says that it may be another: it also hears of what is set in the frames of stories.
 */
const addressOf = ({ store: { userGlobals } }: WithStore): string =>
  Object.entries(userGlobals.get())
    .filter(([name, value]) => {
      const first = userGlobals.initialGlobals[name]
      return typeof first === 'string' && String(value) !== first
    })
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';')

/** Hands what the toolbar sets to stories in a frame of their own, which Storybook leaves without. */
function framesFollow(address: string) {
  const follow = () => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('.docs-story iframe')) {
      const url = new URL(frame.src)
      if ((url.searchParams.get('globals') ?? '') === address) continue
      if (address) url.searchParams.set('globals', address)
      else url.searchParams.delete('globals')
      frame.src = url.href
    }
  }
  follow()
  const observer = new MutationObserver(follow)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Tells of another theme: by the toolbar or, where it leaves that open, by the system. */
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

/** A docs page in the theme that the toolbar sets. Storybook’s own words would stay dark on light. */
export default function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context
  const withStore = props.context as WithStore
  const address = useSyncExternalStore(
    (tell) => {
      channel.on('globalsUpdated', tell)
      return () => channel.off('globalsUpdated', tell)
    },
    () => addressOf(withStore),
  )
  useLayoutEffect(() => {
    showTheme(withStore.store.userGlobals.get())
    return framesFollow(address)
  }, [address, withStore])
  const dark = useSyncExternalStore(watchTheme, isDark)
  return <DocsContainer {...props} theme={dark ? themes.dark : themes.light} />
}

import './docs-page.css'
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react'
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { themes } from 'storybook/theming'
import { showTheme } from './show-theme.ts'

type Channel = DocsContainerProps['context']['channel']

const root = document.documentElement

/** What the toolbar sets, as it stands in an address: `theme:dark;direction:rtl`. */
function useToolbar(channel: Channel): string {
  return useSyncExternalStore(
    (tell) => {
      channel.on('globalsUpdated', tell)
      return () => channel.off('globalsUpdated', tell)
    },
    () => {
      const [last] = (channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? []) as [
        { globals: Record<string, unknown> }?,
      ]
      const set = Object.entries(last?.globals ?? {}).filter(([, value]) => typeof value === 'string')
      return set.map((entry) => entry.join(':')).join(';')
    },
  )
}

/** Hands what the toolbar sets to stories in a frame of their own, which Storybook leaves without. */
function useFramesFollow(toolbar: string) {
  useLayoutEffect(() => {
    if (!toolbar) return
    const follow = () => {
      for (const frame of document.querySelectorAll<HTMLIFrameElement>('.docs-story iframe')) {
        const address = new URL(frame.src)
        if (address.searchParams.get('globals') === toolbar) continue
        address.searchParams.set('globals', toolbar)
        frame.src = address.href
      }
    }
    follow()
    const observer = new MutationObserver(follow)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [toolbar])
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
  const toolbar = useToolbar(props.context.channel)
  useFramesFollow(toolbar)
  useLayoutEffect(() => {
    if (toolbar) showTheme(Object.fromEntries(toolbar.split(';').map((entry) => entry.split(':'))))
  }, [toolbar])
  const dark = useSyncExternalStore(watchTheme, isDark)
  return <DocsContainer {...props} theme={dark ? themes.dark : themes.light} />
}

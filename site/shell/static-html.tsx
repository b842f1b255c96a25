import { use, useEffect, useRef } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom'
import { follow, isPage } from './follow.ts'
import { STATIC_ATTRIBUTE } from './page-content.ts'
import { prefetchPage } from './prefetch.ts'

export interface StaticHtmlProps {
  /** HTML made by the build, `PageContent.html`: once on a page. Nothing where the page has none. */
  html: string | undefined
  className?: string
}

/**
 * HTML that no code in the browser makes anew: it is in the prerendered page, and hydration takes it as it is. Its
 * links lead as the site's own do.
 */
export function StaticHtml({ html, className }: StaticHtmlProps) {
  const part = useRef<HTMLDivElement>(null)
  const { navigator } = use(NavigationContext)

  useEffect(() => {
    const listening = new AbortController()
    const on = <Type extends 'click' | 'pointerover' | 'focusin' | 'touchstart'>(
      type: Type,
      run: (href: string, event: HTMLElementEventMap[Type]) => void,
    ) =>
      part.current?.addEventListener(
        type,
        (event) => {
          const link = (event.target as Element).closest('a')
          const href = link?.getAttribute('href')
          if (href && !link?.target && isPage(href)) run(href, event)
        },
        { signal: listening.signal, passive: type === 'touchstart' },
      )
    on('click', (href, event) => follow(event, href, navigator))
    for (const sign of ['pointerover', 'focusin', 'touchstart'] as const) on(sign, prefetchPage)
    return () => listening.abort()
  }, [navigator])

  return (
    <div
      ref={part}
      className={className}
      {...{ [STATIC_ATTRIBUTE]: '' }}
      dangerouslySetInnerHTML={{ __html: html ?? '' }}
    />
  )
}

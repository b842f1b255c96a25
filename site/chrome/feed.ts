import { firm } from '../content/firm.ts'

/** The feed of articles. Apart from their words, since every page offers it. */
export const feed = {
  href: '/resources/feed.xml',
  label: 'RSS feed',
  title: `Articles of ${firm.name}`,
} as const

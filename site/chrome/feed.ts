import { feedWords } from './feed.words.ts'

/** The feed of articles. Apart from their words, since every page offers it. */
export const feed = { href: '/resources/feed.xml', ...feedWords } as const

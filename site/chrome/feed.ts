import { feedWords } from './feed.words.ts'

/** The feed of articles. Not in the articles' words, because every page links to it. */
export const feed = { href: '/resources/feed.xml', ...feedWords } as const

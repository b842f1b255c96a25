import { AnnouncementBar } from './announcement-bar.tsx'

export const values = ['text', 'href'] as const

/** An announcement that leads to a page. */
export default function AnnouncementLink(props: { text: string; href: string }) {
  return <AnnouncementBar {...props} />
}

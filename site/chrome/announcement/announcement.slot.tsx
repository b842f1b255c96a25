import { AnnouncementBar } from './announcement-bar.tsx'

export const values = ['text'] as const

/** An announcement that leads nowhere. */
export default function Announcement({ text }: { text: string }) {
  return <AnnouncementBar text={text} />
}

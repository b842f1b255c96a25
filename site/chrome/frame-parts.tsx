import '@anupalan/design-system/reset'
import { MessagesProvider } from '@anupalan/design-system/messages'
import { SkipLink } from '@anupalan/design-system/skip-link'
import type { ReactNode } from 'react'
import { Island } from '../islands/island.tsx'
import * as css from './chrome.css.ts'
import { componentWords } from './component-words.ts'
import Feedback from './feedback/feedback.island.tsx'

export interface FramePartsProps {
  /** Path of the page. Undefined in the application, where it changes. */
  path?: string | undefined
  /** Before the layout. */
  cookieBanner: ReactNode
  /** After everything else. */
  toasts: ReactNode
  /** The layout. */
  children: ReactNode
}

/** What is around every page, with a cookie banner and toasts that are loaded as the page loads its code. */
export const FrameParts = ({ path, cookieBanner, toasts, children }: FramePartsProps) => (
  <MessagesProvider value={componentWords}>
    <SkipLink />
    {cookieBanner}
    {children}
    <Island of={Feedback} when="interaction" id="feedback" className={css.part} path={path} />
    {toasts}
  </MessagesProvider>
)

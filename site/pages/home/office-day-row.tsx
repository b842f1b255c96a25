import { Text } from '@anupalan/design-system/text'
import type { ReactNode } from 'react'
import * as css from './home.css.ts'

export interface OfficeDayRowProps {
  name: ReactNode
  /** `2026-12-25`. */
  date: string
  /** The date in words. */
  day: string
}

/** A holiday, or a day with other hours, in the contact part. */
export const OfficeDayRow = ({ name, date, day, ...attributes }: OfficeDayRowProps) => (
  <div className={css.holiday} {...attributes}>
    <Text as="dt" size="small">
      {name}
    </Text>
    <Text as="dd" size="small" figures>
      <time dateTime={date}>{day}</time>
    </Text>
  </div>
)

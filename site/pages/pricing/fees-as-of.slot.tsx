import { pricingPage } from './words.ts'
import { unbroken } from '../../ui/unbroken.css.ts'

export const values = ['date', 'day'] as const

/** The day as of which the fees are. */
export default function FeesAsOf({ date, day }: Record<(typeof values)[number], string>) {
  return (
    <>
      {pricingPage.asOf}{' '}
      <time dateTime={date} className={unbroken}>
        {day}.
      </time>
    </>
  )
}

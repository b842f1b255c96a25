import type { ConditionalRate, HsnEntry } from '@anupalan/server/compliance/hsn-rates'
import { formatRate } from '@anupalan/server/compliance/money'
import { hsnRatesResult as words } from './words.ts'

/** `18%`, or `Nil`. */
const rateText = (rate: number) => (rate === 0 ? words.nil : formatRate(rate))

/** `5% or nil` */
export const ratesText = ({ row }: HsnEntry): string =>
  row.value.map(({ rate }, at) => (at === 0 ? rateText(rate) : rateText(rate).toLowerCase())).join(words.or)

/** `5%: pre-packaged and labelled`, or a rate alone. */
export const conditionText = ({ rate, when }: ConditionalRate): string =>
  when === undefined ? rateText(rate) : words.when(rateText(rate), when)

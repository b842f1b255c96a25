import { CurrencyField, type CurrencyFieldProps } from '@anupalan/design-system/currency-field'
import { numberInWords, readAmount } from '@anupalan/server/compliance/format'
import { memo } from 'react'

/** `Eighteen lakh fifty thousand`; undefined if the text is not an amount of at least one rupee. */
function inWords(text: string): string | undefined {
  const read = readAmount(text)
  if (!read.ok || read.value < 100) return undefined
  const words = numberInWords(Math.trunc(read.value / 100)).toLowerCase()
  return words[0]!.toUpperCase() + words.slice(1)
}

/** A currency field with its amount in words as description, which reveals a wrong number of zeros. */
export const AmountField = memo(function AmountField({
  description,
  ...field
}: CurrencyFieldProps & { value: string }) {
  const words = inWords(field.value)
  return (
    <CurrencyField
      {...field}
      description={
        (words !== undefined || description !== undefined) && (
          <>
            {words !== undefined && <div>{words}</div>}
            {description !== undefined && <div>{description}</div>}
          </>
        )
      }
    />
  )
})

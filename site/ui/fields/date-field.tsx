import { TextField, type TextFieldProps } from '@anupalan/design-system/text-field'
import { formatDate, weekday } from '@anupalan/server/compliance/ist'
import { readDate } from '../read-date.ts'

/** A text field for a date, with the parsed date and its weekday as description. */
export function DateField({
  description,
  ...field
}: Omit<TextFieldProps, 'autoComplete'> & { value: string }) {
  const read = readDate(field.value)
  const day = read.ok && `${weekday(read.value)}, ${formatDate(read.value)}`
  return (
    <TextField
      {...field}
      inputMode="text"
      autoComplete="off"
      figures
      description={
        day ? (
          <>
            <div>{day}</div>
            {description !== undefined && <div>{description}</div>}
          </>
        ) : (
          description
        )
      }
    />
  )
}

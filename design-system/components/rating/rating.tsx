import type { Ref } from 'react'
import type { FieldProps } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import type { RadioGroupHandle } from '../radio-group/index.ts'
import { Radio } from '../radio-group/radio.tsx'
import { RadioGroupFrame } from '../radio-group/radio-group-frame.tsx'
import type { Choice } from '../radio-group/use-chosen.ts'
import { ratingMessages } from './rating.messages.ts'
import { Star, STAR_SIDE } from './star.tsx'
import * as css from './rating.css.ts'

export interface RatingProps extends FieldProps, Choice<number> {
  /** Label of each score, from 1, such as Poor, Fair, Good. There are as many scores as labels. */
  labels: readonly string[]
  /** To focus the scores when they are the first invalid field. */
  ref?: Ref<RadioGroupHandle>
}

const toText = (score: number | null | undefined) => (typeof score === 'number' ? String(score) : score)

/**
 * A field for a score from 1. Every score has a star and a visible label, and is announced as "3 of 5, Good". It is a
 * radio group: one tab stop, arrow keys select, an integer in the form's data. To display a rating use `StarRating`.
 */
export function Rating({ labels, value, defaultValue, onChange, ...field }: RatingProps) {
  const { score: scoreName } = useMessages('rating', ratingMessages)
  return (
    <RadioGroupFrame
      {...field}
      value={toText(value)}
      defaultValue={toText(defaultValue)}
      onChange={onChange && ((text) => onChange(text === null ? null : Number(text)))}
      className={css.scores}
      orientation="horizontal"
    >
      {labels.map((label, index) => (
        <Radio
          key={label}
          value={String(index + 1)}
          aria-label={scoreName(index + 1, labels.length, label)}
          className={css.score}
        >
          <svg viewBox={`0 0 ${STAR_SIDE} ${STAR_SIDE}`} className={css.star} aria-hidden="true">
            <Star fill={1} />
          </svg>
          <span className={css.word}>{label}</span>
        </Radio>
      ))}
    </RadioGroupFrame>
  )
}

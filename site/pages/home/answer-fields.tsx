import { Select } from '@anupalan/design-system/select'
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { EMPLOYEE_ANSWERS, GST_ANSWERS, type BusinessAnswers } from '../../ui/business-profile/answers.ts'
import { parseAnswers } from '../../ui/business-profile/read-answers.ts'
import { optionsOf } from '../../ui/options-of.ts'
import { answerWords as words } from './answer-fields.words.ts'
import * as css from './due-next.css.ts'

const gstOptions = optionsOf(GST_ANSWERS, words.gst.options)
const employeeOptions = optionsOf(EMPLOYEE_ANSWERS, words.employees.options)

export interface AnswerFieldsProps {
  answers: BusinessAnswers
  /** The first question, which gets the focus when the answers are forgotten. */
  firstField: RefObject<HTMLSelectElement | null>
  /** Called with both answers when one is chosen, also before hydration. */
  onChange: (answers: BusinessAnswers) => void
}

/** The two questions about the visitor’s business. */
export function AnswerFields({ answers, firstField, onChange }: AnswerFieldsProps) {
  const secondField = useRef<HTMLSelectElement>(null)
  const change = (gst: string, employees: string) => {
    const changed = parseAnswers(`${gst} ${employees}`)
    if (changed) onChange(changed)
  }

  const restoreInput = useEffectEvent(() => {
    const gst = firstField.current?.value ?? answers.gst
    const employees = secondField.current?.value ?? answers.employees
    if (gst !== answers.gst || employees !== answers.employees) change(gst, employees)
  })
  // Synchronizes the state with the prerendered fields.
  useLayoutEffect(() => restoreInput(), [])

  return (
    <div className={css.answerFields}>
      <Select
        size="compact"
        ref={firstField}
        label={words.gst.label}
        options={gstOptions}
        value={answers.gst}
        onChange={(gst) => change(gst, answers.employees)}
      />
      <Select
        size="compact"
        ref={secondField}
        label={words.employees.label}
        options={employeeOptions}
        value={answers.employees}
        onChange={(employees) => change(answers.gst, employees)}
      />
    </div>
  )
}

import { Table } from '@anupalan/design-system/table'
import type { Instalment } from '@anupalan/server/compliance/emi'
import { memo } from 'react'
import { emiResult as words } from './words.ts'
import * as css from '../frame/tool.css.ts'
import { figure } from '../frame/working-table.tsx'

type Part = Pick<Instalment, 'principal' | 'interest' | 'prepayment' | 'closing'>

/** Instalments added up by the years of the loan. */
export function byYear(instalments: readonly Instalment[]): Part[] {
  return Array.from({ length: Math.ceil(instalments.length / 12) }, (_, year) => {
    const twelve = instalments.slice(year * 12, year * 12 + 12)
    const sum = (of: 'principal' | 'interest' | 'prepayment') => twelve.reduce((all, one) => all + one[of], 0)
    return {
      principal: sum('principal'),
      interest: sum('interest'),
      prepayment: sum('prepayment'),
      closing: twelve.at(-1)!.closing,
    }
  })
}

export interface ScheduleProps {
  instalments: readonly Instalment[]
  view: 'years' | 'months'
}

/** Repayments and outstanding principal by year or month. */
export const Schedule = memo(function Schedule({ instalments, view }: ScheduleProps) {
  const parts = view === 'years' ? byYear(instalments) : instalments
  const hasPrepaid = instalments.some(({ prepayment }) => prepayment > 0)
  return (
    <div className={css.sheet}>
      <Table
        caption={words.schedule}
        isCaptionHidden
        columns={[
          { key: 'at', head: view === 'years' ? words.year : words.month },
          { key: 'principal', head: words.principal, isFigure: true },
          { key: 'interest', head: words.interest, isFigure: true },
          ...(hasPrepaid ? [{ key: 'prepayment', head: words.besides, isFigure: true } as const] : []),
          { key: 'closing', head: words.left, isFigure: true },
        ]}
        rows={parts.map((part, at) => ({
          id: String(at),
          cells: {
            at: at + 1,
            principal: figure(part.principal, true),
            interest: figure(part.interest, true),
            prepayment: figure(part.prepayment, true),
            closing: figure(part.closing, true),
          },
        }))}
      />
    </div>
  )
})

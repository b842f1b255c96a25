import { Badge } from '@anupalan/design-system/badge'
import { Disclosure } from '@anupalan/design-system/disclosure'
import { Table } from '@anupalan/design-system/table'
import { CONFIRM_BEFORE_FILING, needsConfirmation } from '@anupalan/server/compliance/dated'
import { formatDate } from '@anupalan/server/compliance/ist'
import type { RuleReference } from '@anupalan/server/compliance/working'
import { toolWords as words } from './words.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'
import * as css from './tool.css.ts'

const { restsOn } = words

/** The rules of a result with source, confidence and date of verification. */
export function RuleSources({ rules }: { rules: readonly RuleReference[] }) {
  return (
    <Disclosure summary={restsOn.summary(rules.length)}>
      <div className={css.sources}>
        <Table
          caption={restsOn.caption}
          isCaptionHidden
          columns={[
            { key: 'rule', head: restsOn.rule },
            { key: 'source', head: restsOn.source },
            { key: 'checked', head: restsOn.checked },
          ]}
          rows={rules.map((rule, at) => ({
            id: String(at),
            cells: {
              rule: (
                <>
                  {rule.law}
                  <span className={css.under}>{rule.section}</span>
                </>
              ),
              source: (
                <>
                  <Unbroken text={rule.source} />
                  <span className={css.under}>{restsOn.confidence[rule.confidence]}</span>
                  {rule.note && (
                    <span className={css.under}>
                      <Unbroken text={rule.note} />
                    </span>
                  )}
                  {needsConfirmation(rule) && (
                    <span className={css.underMark}>
                      <Badge tone="neutral">{CONFIRM_BEFORE_FILING}</Badge>
                    </span>
                  )}
                </>
              ),
              checked: <Unbroken text={formatDate(rule.verifiedOn)} />,
            },
          }))}
        />
      </div>
    </Disclosure>
  )
}

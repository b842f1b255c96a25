import { Alert } from '@anupalan/design-system/alert'
import { Badge } from '@anupalan/design-system/badge'
import { Text } from '@anupalan/design-system/text'
import type { AuditVerification } from '@anupalan/server/contract/audit/schema'
import { istMoment } from '../../auth/account/times.ts'
import * as css from './audit.css.ts'
import { auditWords } from './words.ts'

const words = auditWords.verification

/** Whether the chain was right when it was last verified. @param verification `null` before the first */
export function Verification({ verification }: { verification: AuditVerification | null }) {
  if (verification === null)
    return (
      <div className={css.state}>
        <Badge tone="neutral">{words.none}</Badge>
        <Text as="span">{words.noneText}</Text>
      </div>
    )
  const { verifiedAt, entries, fault } = verification
  const when = istMoment(verifiedAt)
  if (fault)
    return (
      <Alert tone="danger" title={words.fault[fault.kind](fault.sequence.toLocaleString('en-IN'))}>
        {words.faultText(entries, when)}
      </Alert>
    )
  return (
    <div className={css.state}>
      <Badge tone="positive">{words.right}</Badge>
      <Text as="span">{words.rightText(entries, when)}</Text>
    </div>
  )
}

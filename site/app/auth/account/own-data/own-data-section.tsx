import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Text } from '@anupalan/design-system/text'
import type { User } from '@anupalan/server/contract/core/access'
import { createClient } from '@anupalan/server/contract/core/client'
import { exportOwnData } from '@anupalan/server/contract/data-rights/endpoints'
import { exportTexts } from '@anupalan/server/contract/data-rights/rules'
import { istDate } from '@anupalan/server/compliance/ist'
import { useState } from 'react'
import { DataExport } from '../../../data-export/data-export.tsx'
import { AccountSection } from '../account-section.tsx'
import * as css from '../account.css.ts'
import { accountWords } from '../words.ts'
import { DeleteAccount } from './delete-account.tsx'

const words = accountWords.ownData

/** Export and erasure of one's own data (DPDP Act 2023, sections 11 and 12). */
export function OwnDataSection({ user }: { user: User }) {
  const [isDeleting, setDeleting] = useState(false)
  return (
    <AccountSection
      id="own-data"
      heading={words.heading}
      text={
        <>
          {words.text} {words.questions.before}
          <Link href={`mailto:${words.questions.email}`}>{words.questions.email}</Link>
          {words.questions.after}
        </>
      }
    >
      <div className={css.part}>
        <Heading level={3} size="label">
          {words.exportHeading}
        </Heading>
        <Text>{words.exportText}</Text>
        <DataExport
          label={words.export}
          receive={(fetch, signal) => createClient({ fetch }, { exportOwnData }).exportOwnData({ signal })}
          fileName={() => exportTexts.ownFile(istDate(Date.now()))}
        />
        {user.role === 'client' && (
          <Text size="small" tone="quiet">
            {words.clients.before}
            <Link href="/client/data">{words.clients.link}</Link>
          </Text>
        )}
      </div>
      <div className={css.part}>
        <Heading level={3} size="label">
          {words.deleteHeading}
        </Heading>
        <Text>{words.deleteText}</Text>
        <div className={css.alone}>
          <Button variant="secondary" onPress={() => setDeleting(true)}>
            {words.delete}
          </Button>
        </div>
      </div>
      <DeleteAccount isOpen={isDeleting} onClose={() => setDeleting(false)} user={user} />
    </AccountSection>
  )
}

import { Container } from '@anupalan/design-system/container'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import * as layout from '../../../ui/page-layout.css.ts'
import { useSession } from '../../../session/session.tsx'
import { Loaded } from '../../data/loaded.tsx'
import { useApiQuery } from '../../data/use-api.ts'
import { accountApi } from './api.ts'
import * as css from './account.css.ts'
import { ConsentsSection } from './consents/consents-section.tsx'
import { DetailsSection } from './details/details-section.tsx'
import { Enrolment } from './enrolment.tsx'
import { MailsSection } from './mails/mails-section.tsx'
import { OwnDataSection } from './own-data/own-data-section.tsx'
import { SecondFactorSection } from './second-factor/second-factor-section.tsx'
import { SessionsSection } from './sessions/sessions-section.tsx'
import { accountWords as words } from './words.ts'

/**
 * One's own account. A member of staff who must add a second factor sees only what the server then allows: second
 * factors and sessions.
 */
export default function AccountScreen() {
  const account = useApiQuery(accountApi, 'getAccount')
  const needsSecondFactor = useSession().user?.needsSecondFactor ?? false
  return (
    <div className={layout.page}>
      <Container>
        <Stack gap="xl">
          <Stack gap="xs">
            <Heading level={1} tabIndex={-1}>
              {words.heading}
            </Heading>
            <Text size="lead" tone="quiet">
              {words.lead}
            </Text>
          </Stack>
          <Enrolment needsSecondFactor={needsSecondFactor} />
          <Loaded query={account}>
            {(data) => (
              <div className={css.ledger}>
                {!needsSecondFactor && <DetailsSection key="details" account={data} />}
                <SecondFactorSection key="second-factor" account={data} />
                <SessionsSection key="sessions" />
                {!needsSecondFactor && data.user.role === 'client' && <MailsSection key="mails" />}
                {!needsSecondFactor && <ConsentsSection key="consents" />}
                {!needsSecondFactor && <OwnDataSection key="own-data" user={data.user} />}
              </div>
            )}
          </Loaded>
        </Stack>
      </Container>
    </div>
  )
}

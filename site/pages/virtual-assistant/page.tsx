import { Alert } from '@anupalan/design-system/alert'
import { ButtonLink } from '@anupalan/design-system/button'
import { Container } from '@anupalan/design-system/container'
import { Inline } from '@anupalan/design-system/inline'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Table } from '@anupalan/design-system/table'
import { Text } from '@anupalan/design-system/text'
import { virtualAssistant as words } from './words.ts'
import * as layout from '../../ui/page-layout.css.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Part } from '../../ui/page/part.tsx'
import { Points } from '../../ui/page/points.tsx'
import { ProseText } from '../../ui/page/prose-text.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { Questions } from '../../ui/page/questions.tsx'
import { RuledTerms } from '../../ui/page/ruled-terms.tsx'
import { TalkToUs } from '../../ui/page/talk-to-us.tsx'
import * as css from './virtual-assistant.css.ts'

const { actions, can, cannot, opens, person, questions, sources, status, today, typed } = words

/** The assistant's abilities and limits, its data handling, and until it opens the alternatives. */
export default function VirtualAssistantInfoPage() {
  return (
    <div className={layout.page}>
      <Container>
        <Stack gap="xxl">
          <PageHead above={words.above} heading={words.heading} lead={words.lead}>
            {status && (
              <div className={css.status}>
                <Alert role="note" title={status.title}>
                  {status.text}
                </Alert>
              </div>
            )}
            <Inline>
              <ButtonLink href={actions.first.href}>{actions.first.label}</ButtonLink>
              <ButtonLink href={actions.enquiry.href} variant="secondary">
                {actions.enquiry.label}
              </ButtonLink>
            </Inline>
          </PageHead>
          <Part id="ask-it" heading={today.heading}>
            <Text>{today.text}</Text>
            <Table
              caption={today.heading}
              isCaptionHidden
              layout="fixed"
              columns={[
                { key: 'question', head: today.columns.question },
                { key: 'answeredBy', head: today.columns.answeredBy },
              ]}
              rows={today.examples.map(({ question, answeredBy }) => ({
                id: question,
                cells: {
                  question: <Unbroken text={question} />,
                  answeredBy: <Link href={answeredBy.href}>{answeredBy.label}</Link>,
                },
              }))}
            />
          </Part>
          <div className={css.pair}>
            <Part id="can" heading={can.heading}>
              <Points points={can.points} />
            </Part>
            <Part id="cannot" heading={cannot.heading}>
              <Points points={cannot.points} />
            </Part>
          </div>
          <div className={layout.twoColumns}>
            <Stack gap="xxl">
              <Part id="sources" heading={sources.heading}>
                <Text>{sources.text}</Text>
                <RuledTerms terms={sources.terms} />
                <Text>
                  <ProseText words={sources.after} />
                </Text>
              </Part>
              <Part id="typed" heading={typed.heading}>
                <Text>{typed.text}</Text>
                <Points points={typed.points} />
                <Text>
                  <ProseText words={typed.after} />
                </Text>
              </Part>
              {opens && (
                <Part id="opens" heading={opens.heading}>
                  <Text>{opens.text}</Text>
                </Part>
              )}
              <Part id="questions" heading={questions.heading}>
                <Questions questions={questions.items} />
              </Part>
            </Stack>
            <Stack gap="xxl">
              <Part id="person" heading={person.heading}>
                <Text>{person.text}</Text>
                <Points points={person.points} />
                <Text>
                  <ProseText words={person.after} />
                </Text>
              </Part>
              <TalkToUs heading={actions.enquiry.label} />
            </Stack>
          </div>
        </Stack>
      </Container>
    </div>
  )
}

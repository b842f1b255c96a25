import { Container } from '@anupalan/design-system/container'
import { Stack } from '@anupalan/design-system/stack'
import { opened } from '../../content/opened.ts'
import { Island } from '../../islands/island.tsx'
import * as layout from '../../ui/page-layout.css.ts'
import { InPreparation } from '../../ui/page/in-preparation.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Part } from '../../ui/page/part.tsx'
import { Points } from '../../ui/page/points.tsx'
import Chat from './chat/chat.island.tsx'
import { assistantPage as words } from './words.ts'

/** The chat with the assistant, and what it does with what is typed. */
export default function AssistantPage() {
  if (!opened.assistant) return <InPreparation path="/ai-assistant" />
  return (
    <div className={layout.page}>
      <Container>
        <Stack gap="xxl">
          <PageHead above={words.above} heading={words.heading} lead={words.lead} />
          <div className={layout.twoColumns}>
            <Island of={Chat} when="visible" id="assistant" />
            <Part id="before" heading={words.before.heading} surface="sheet">
              <Points points={words.before.points} />
            </Part>
          </div>
        </Stack>
      </Container>
    </div>
  )
}

import { answerMark } from '@anupalan/server/contract/assistant/answer-document'
import { Container } from '@anupalan/design-system/container'
import { StaticHtml } from '../../../ui/static-html.tsx'
import * as layout from '../../../ui/page-layout.css.ts'
import * as css from './answer.css.ts'

/**
 * The page around an answer that the server sends to a browser without scripts: the server writes the HTML of
 * `server/contract/assistant/assistant-page.ts` into it. It has no address of its own.
 */
export default function AnswerPage({ html = answerMark }: { html?: string }) {
  return (
    <div className={layout.page}>
      <Container>
        <StaticHtml className={css.answer} html={html} />
      </Container>
    </div>
  )
}

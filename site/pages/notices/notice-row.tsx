import { Disclosure } from '@anupalan/design-system/disclosure'
import type { NoticeAnswerProps } from './notice-answer.tsx'
import { NoticeAnswer } from './notice-answer.tsx'
import * as css from './notices.css.ts'

/** A notice behind its code and name. A link to its id opens it. */
export const NoticeRow = ({ notice, served, id }: NoticeAnswerProps & { id?: string | undefined }) => (
  <Disclosure
    summary={
      <span className={css.summary}>
        <span className={css.code}>{notice.code}</span> <span className={css.name}>{notice.name}</span>
      </span>
    }
  >
    {/* Within what opens: a browser opens the details around the target of a link. */}
    <div id={id}>
      <NoticeAnswer notice={notice} served={served} />
    </div>
  </Disclosure>
)

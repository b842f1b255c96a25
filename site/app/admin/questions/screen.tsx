import * as screen from '../../screen-content.css.ts'
import { Questions } from './questions.tsx'

/** What people asked the assistant, by topic. */
export default function AdminQuestions() {
  return (
    <div className={screen.content}>
      <Questions />
    </div>
  )
}

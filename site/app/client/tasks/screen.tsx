import { InPreparation } from '../../../ui/page/in-preparation.tsx'

/** The client portal: what is to be done, by whom and by when. */
export default function ClientTasks() {
  return <InPreparation path="/client/tasks" />
}

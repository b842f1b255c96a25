import { InPreparation } from '../../../ui/page/in-preparation.tsx'

/** The client portal: tasks with assignee and due date. */
export default function ClientTasks() {
  return <InPreparation path="/client/tasks" />
}

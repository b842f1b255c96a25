import { InPreparation } from '../../ui/page/in-preparation.tsx'

/** Login and registration; client portal entry. */
export default function Auth() {
  return <InPreparation path="/auth" />
}

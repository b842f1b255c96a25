import { InPreparation } from '../../ui/page/in-preparation.tsx'

/** A page in preparation. */
export default function AssistantPage() {
  return <InPreparation path="/ai-assistant" />
}

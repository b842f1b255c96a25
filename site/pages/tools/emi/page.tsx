import { emiLimits, emiWords } from './words.ts'
import { ToolPage } from '../frame/tool-page.tsx'
import Emi from './tool.island.tsx'

export default function EmiPage() {
  return <ToolPage words={emiWords} limits={emiLimits} tool={Emi} />
}

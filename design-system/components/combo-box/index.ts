export { ComboBox, type ComboBoxOption, type ComboBoxProps, type ComboBoxSection } from './combo-box.tsx'

export {
  SlotPicker,
  type Slot,
  type SlotGroup,
  type SlotPickerHandle,
  type SlotPickerProps,
} from './slot-picker.tsx'

import { type FieldValues, useForm } from 'react-hook-form'

/**
 * A form of the search in the URL. Back and Forward change its values without a new form, which would
 * lose the focus. Text that is typed before the URL has changed stays.
 */
export function useSearchForm<Values extends FieldValues>(
  values: Values,
  onFind: (values: Values) => void,
) {
  const { register, handleSubmit, reset, formState } = useForm<Values>({
    values,
    resetOptions: { keepDirtyValues: true },
  })
  const find = handleSubmit((found) => {
    // What is typed from now on differs from these.
    reset(found, { keepDirtyValues: false, keepFieldsRef: true })
    onFind(found)
  })
  return { register, find, formState }
}

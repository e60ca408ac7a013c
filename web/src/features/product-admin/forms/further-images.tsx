import ImagesIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import { Box, Button, Typography } from '@mui/material'
import { ImageUrl, maxFurtherImages } from '@tech-house/api/contract/catalog/product'
import { ImageType } from '@tech-house/api/contract/image'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { FileButton } from '#shared/forms/file-button.tsx'
import { FormField } from '#shared/forms/form-field.tsx'
import { UploadProgress } from '#shared/forms/upload-progress.tsx'
import { ProductImage } from '#shared/products/product-image.tsx'
import { sizes } from '#shared/theme/sizes.ts'
import { productFields, readLines } from '../product-fields.ts'
import type { ProductFormValues } from './product-form.ts'
import { useAddImages } from './use-add-images.ts'

/** Chosen files are uploaded at once, so that the form has nothing but URLs, one on each line. */
export function FurtherImages() {
  const { register, watch, formState } = useFormContext<ProductFormValues>()
  const { add, setUrls, isUploading, progress } = useAddImages()
  const inputId = useId()
  const urls = readLines(watch('images') ?? '') ?? []
  const shown = [...new Set(urls)].filter((url) => ImageUrl.safeParse(url).success)

  function remove(removed: string) {
    setUrls(urls.filter((url) => url !== removed))
    // The button that had the focus disappears with the image.
    document.getElementById(inputId)?.focus()
  }

  return (
    <Box role="group" aria-label={productFields.images.label} sx={{ display: 'grid', gap: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{productFields.images.label}</Typography>
      {shown.length > 0 && (
        <Box component="ul" sx={thumbnails}>
          {shown.map((url, index) => (
            <li key={url}>
              <ProductImage product={{ image: url, product: `Further picture ${index + 1}` }} />
              <Button
                size="small"
                color="inherit"
                fullWidth
                aria-label={`Remove further picture ${index + 1}`}
                onClick={() => remove(url)}
              >
                <span>Remove</span>
              </Button>
            </li>
          ))}
        </Box>
      )}
      {progress !== undefined && <UploadProgress label="Uploading a picture" sent={progress} />}
      <FileButton
        button={{
          fullWidth: true,
          color: 'inherit',
          disabled: isUploading,
          startIcon: <ImagesIcon />,
          children: 'Choose further pictures',
        }}
        id={inputId}
        aria-label="Choose further pictures"
        multiple
        disabled={isUploading}
        accept={ImageType.options.join()}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          void add(files)
        }}
      />
      <FormField
        label="Addresses of further images"
        hint={`${productFields.images.hint}. At most ${maxFurtherImages}, in the order in which they are shown.`}
        field={register('images')}
        error={formState.errors.images}
        isOptional
        multiline
      />
    </Box>
  )
}

const thumbnails = {
  display: 'grid',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: `repeat(auto-fill, minmax(${sizes.thumbnail}px, 1fr))`,
  '& .product-image': { borderRadius: 1 },
}

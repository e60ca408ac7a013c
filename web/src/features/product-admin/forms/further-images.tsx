import ImagesIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import { Box, Button, FormHelperText, Typography } from '@mui/material'
import { imageTypes, maxFurtherImages } from '@tech-house/api/contract/catalog/image-limits'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { FileButton } from '#shared/forms/file-button.tsx'
import { UploadProgress } from '#shared/forms/upload-progress.tsx'
import { ProductImage } from '#shared/products/product-image.tsx'
import { sizes } from '#shared/theme/sizes.ts'
import { productFields, readLines } from '../product-fields.ts'
import type { ProductFormValues } from './product-form.ts'
import { useAddImages } from './use-add-images.ts'

const { label } = productFields.images

/** Chosen files are uploaded at once, so that the form has nothing but URLs, one on each line. */
export function FurtherImages() {
  const { register, watch, formState } = useFormContext<ProductFormValues>()
  const { add, setUrls, isUploading, progress } = useAddImages()
  const inputId = useId()
  const hintId = useId()
  const urls = [...new Set(readLines(watch('images') ?? ''))]
  const { images: error } = formState.errors

  function remove(removed: string) {
    setUrls(urls.filter((url) => url !== removed))
    // The button that had the focus disappears with the image.
    document.getElementById(inputId)?.focus()
  }

  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
      <input type="hidden" {...register('images')} />
      <Box component="ul" sx={thumbnails}>
        {urls.map((url, index) => (
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
      {progress !== undefined && <UploadProgress label="Uploading a picture" sent={progress} />}
      <FileButton
        button={{
          fullWidth: true,
          color: error ? 'error' : 'inherit',
          disabled: isUploading,
          startIcon: <ImagesIcon />,
          children: 'Choose further pictures',
        }}
        id={inputId}
        aria-label="Choose further pictures"
        aria-describedby={hintId}
        multiple
        disabled={isUploading}
        accept={imageTypes.join()}
        onChange={({ target }) => {
          add([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <FormHelperText id={hintId} error={!!error}>
        {error?.message ?? `Optional: at most ${maxFurtherImages}, shown in this order`}
      </FormHelperText>
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

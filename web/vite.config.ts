import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const unusedFirebase =
  /[\\/](@?firebase)[\\/](database|firestore|functions|remote-config|storage|webchannel-wrapper)[\\/]/

export default defineConfig({
  plugins: [react()],
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '/api': {
        target: 'http://127.0.0.1:5001/demo-tech-house/us-central1/api',
        rewrite: (path) => path.replace(/^\/api/, ''),
      },
    },
  },
  build: {
    rolldownOptions: {
      treeshake: {
        // reactfire is one file that imports every Firebase product: keep those we never call out.
        moduleSideEffects: (id) => !unusedFirebase.test(id),
      },
    },
  },
})

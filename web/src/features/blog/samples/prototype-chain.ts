export const part = {
  price: 0,
  label() {
    return `$${this.price}`
  },
}

export const drive = Object.create(part)
drive.price = 80

export const bargain = Object.create(drive)

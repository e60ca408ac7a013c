export class Part {
  price: number

  constructor(price: number) {
    this.price = price
  }

  label() {
    return `$${this.price}`
  }
}

export class Drive extends Part {
  override label() {
    return `${super.label()} a drive`
  }
}

#include <stdint.h>
#include "stm32f0xx.h"

int main(void) {
  for (int i = 0; i < 10; i++) {
    GPIOA->ODR ^= 1u << 5;
  }
  return 0;
}

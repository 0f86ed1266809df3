import type { AssemblyWords } from '../../ru/messages/bom-assembly.ts';

export const texts: AssemblyWords = {
  plain: {
    packing: 'numara aynı, ambalaj farklı',
    spelling: 'numara tire ve boşluklar dışında aynı',
    alternate: 'listenizdeki muadil',
    maker_unsaid: 'satırda üretici belirtilmemiş',
    maker_unknown: 'bu üreticiyi tanımıyoruz, numara aynı',
    package_unsaid: 'satırda kılıf belirtilmemiş, numaraya göre alındı',
  },
  cheapest: (of) => `stoktaki uygun ${of} parçanın en ucuzu`,
  otherNumber: (number) => `${number} katalogda yok, değer ve kılıfa göre seçildi`,
  baseNumber: (number) => `satırda ${number} son eki olmadan yazılmış, kılıfa göre alındı`,
  grade: (title, value) => `varsayılan: ${title} ${value}`,
  left: {
    error: 'satırda hata var, önce düzeltin',
    removed: 'seçimi siz kaldırdınız',
    nothing: 'katalogda bir şey bulunamadı',
    contradicts: 'bulunanlar satırla çelişiyor',
    vague: 'satır, sizin yerinize seçmek için çok az şey söylüyor',
    maker: 'yalnızca başka üreticilerde var',
    package: 'bu kılıfta yok',
    out_of_stock: 'stokta yeterince yok',
  },
};

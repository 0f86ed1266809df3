/** Makers whose names are spelled in ways that no rule joins. `Name | spellings`. */
export const makerRows = `
Texas Instruments|Texas I;TI;TEXAS;Texas Instr;Texas Instruments/BB;Burr-Brown;National Semiconductor;NS;德州仪器
STMicroelectronics|ST;STM;ST Micro;ST Microelectronics;SGS-Thomson;意法半导体
Analog Devices|ADI;AD;Analog Devices Inc.;Analog Devices Inc./Maxim Integrated;ADI(Analog Devices);Linear Technology;LINEAR;亚德诺
Maxim Integrated|MAX;MAXIM;Maxim Integrated Products;DALLAS;美信
Vishay|VISHAY;Vishay Intertech;Vishay Intertechnology;Vishay Dale;Vishay Siliconix;Vishay Semiconductors;Vishay Sprague;Vishay Beyschlag;Vishay General Semiconductor;VO
Microchip|Microchip Tech;Microchip Technology;Microchip Technology/Atmel;ATMEL;Atmel;MICREL;Microsemi;Supertex
NXP|NXP Semicon;NXP Semiconductors;Philips;Freescale;Freescale Semiconductor;FREESCALE;恩智浦
Infineon|Infineon Technologies;IR;International Rectifier;Infineon/IR;INFINEON;英飞凌
Cypress|Cypress Semicon;Cypress Semiconductor;Infineon/Cypress
onsemi|ON;ON Semicon;ON Semiconductor;ONSEMI;Fairchild;FAIRCHILD;Fairchild Semiconductor;onsemi/Fairchild;ON Semiconductor/ON
Nexperia|NEXPERIA
Diodes Incorporated|DIODES;Diodes;Diodes Inc;Zetex;Pericom;Diodes/Zetex
ROHM|ROHM Semicon;ROHM Semiconductor;Rohm
KOA Speer|KOA;KOA Speer Elec;KOA Speer Electronics
Bourns|BOURNS
Murata|Murata Electronics;muRata;Murata Power Solutions;村田
Samsung Electro-Mechanics|SAMSUNG;Samsung;SEMCO
TDK|TDK InvenSense;TDK Corporation;InvenSense;TDK-Lambda
EPCOS|TDK/EPCOS;EPCOS - TDK Electronics
KEMET|Kemet;KEMET Corporation
AVX|Kyocera AVX;KYOCERA AVX;AVX Corporation
Panasonic|PANASONIC;Panasonic Electronic Components;Matsushita
Taiyo Yuden|TAIYO YUDEN
Espressif|Espressif Systems;ESPRESSIF;乐鑫
Silicon Labs|SILICON LABS;Silicon Laboratories;SILABS
Molex|MOLEX
TE Connectivity|TE;TE Connectivity / AMP;AMP;TYCO;Tyco Electronics
Phoenix Contact|PHOENIX;PHOENIX CONTACT
Degson|DEGSON
Omron|Omron Electronics;OMRON
Alps Alpine|ALPSALPINE;ALPS;Alps Electric
Everlight|Everlight Elec;EVERLIGHT
Cree LED|CREE;Cree
Alpha & Omega Semiconductor|Alpha & Omega Semicon;AOS;Alpha and Omega
Monolithic Power Systems|MPS;Monolithic Power
GigaDevice|GigaDevice Semicon Beijing;GIGADEVICE;GD
WCH|WCH(Jiangsu Qin Heng);Nanjing Qinheng Microelectronics
Bosch Sensortec|BOSCH;Bosch
Mean Well|MEAN WELL;Mean Well Enterprises
JST|JST Sales America;JST Mfg
Hirose|HRS(Hirose);HRS;HIROSE
Semtech|ST(Semtech);SEMTECH
Fenghua|FH(Guangdong Fenghua Advanced Tech);FH (Guangdong Fenghua Advanced Tech);FH;FENGHUA;风华
UNI-ROYAL|UNI-ROYAL(Uniroyal Elec);Uniroyal Elec;UNIROYAL
Walsin|Walsin Tech Corp;Walsin Technology;WALSIN
XKB Connectivity|XKB Connection;XKB
VBsemi|VBsemi Elec;VBSEMI
Hongfa|HF(Xiamen Hongfa Electroacoustic);HF;HONGFA
Songle|Ningbo Songle Relay;SONGLE
Stackpole|SEI(Stackpole Elec);Stackpole Electronics
Nippon Chemi-Con|NCC(Nippon Chemi-Con);NCC;Chemi-Con
Würth Elektronik|Wurth Elektronik;Wurth;WURTH
Broadcom|Broadcom Limited;AVAGO(Broadcom);Avago;AVAGO
AMD Xilinx|XILINX;Xilinx
Intel Altera|ALTERA;Altera;Intel/Altera
Lattice|LATTICE;Lattice Semiconductor
Changjiang (CJ)|Changjiang Electronics Tech (CJ);Jiangsu Changjing Electronics Technology Co., Ltd.;CJ;JSCJ;长电
cjiang|cjiang (Changjiang Microelectronics Tech);cjiang(Changjiang Microelectronics Tech)
Yangjie|Yangzhou Yangjie Elec Tech;YANGJIE
Brightking|Brightking Elec (TAIWAN);Brightking Elec
Littelfuse|Littelfuse/IXYS;LITTELFUSE
IXYS|Ixys
Kingbright|KINGBRIGHT
ISSI|ISSI(Integrated Silicon Solution)
Unisonic|UTC(Unisonic Tech);UTC
Yageo|YAGEO;YAGEO Group
Micro Commercial Components|MCC(Micro Commercial Components);MCC
Joint Tech|HR(Joint Tech Elec)
Epson|Seiko Epson;EPSON
Lite-On|LITEON;Lite-On Technology
OSRAM|OSRAM Opto Semicon;OSRAM Opto
Power Integrations|POWER INTEGRATIONS
Winbond|Winbond Elec
Macronix|MXIC;Macronix International
Wuxi NCE|Wuxi NCE Power Semiconductor;NCE
Youtai (UMW)|UMW(Youtai Semiconductor Co., Ltd.);UMW
C&K|C&K Components;C & K
`;

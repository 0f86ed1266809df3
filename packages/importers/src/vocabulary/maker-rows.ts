/**
 * Makers with spellings that no rule can recognise as equal. `Name | spellings | codes | prefixes of its part numbers`.
 * A code has one to three letters. Other companies use the same codes, so a code without other evidence proves nothing.
 */
export const makerRows = `
Texas Instruments|Texas I;TEXAS;Texas Instr;Texas Instruments/BB;Burr-Brown;National Semiconductor;德州仪器;Texas instrument|TI;NS|TPS TLV TLC OPA INA LMV LMR LMZ SN65 SN74 SN75 MSP430 TMS320 CC2 CC1 BQ ADS DAC DRV UCC ISO TXB TXS REF LM TL0 TL4 NE5 UC3 TPA TMP CD4 CD74
STMicroelectronics|ST Micro;ST Microelectronics;SGS-Thomson;意法半导体|ST;STM|STM32 STM8 STD STP STW STB STL LIS LSM L78 L79 LD1 LDL TDA VN5 VNQ M24 M95 ESDA SMAJ TS9 ST3 ST2 L6 VIPER BTA BTB
Analog Devices|Analog Devices Inc.;Analog Devices Inc./Maxim Integrated;ADI(Analog Devices);Linear Technology;LINEAR;亚德诺;ADI/MAXIM;ANALOG DEVICES / MAXIM INTEGRATED|ADI;AD|AD5 AD6 AD7 AD8 AD9 ADA ADC ADF ADG ADL ADM ADN ADP ADR ADT ADU ADV ADX LT1 LT3 LT6 LT8 LTC LTM MAX DS1 DS2 DS3 HMC OP0 OP1 OP2 OP4
Maxim Integrated|MAXIM;Maxim Integrated Products;DALLAS;美信|MAX|MAX1 MAX2 MAX3 MAX4 MAX5 MAX6 MAX7 MAX8 MAX9 DS1 DS2 DS3
Vishay|VISHAY;Vishay Intertech;Vishay Intertechnology;Vishay Dale;Vishay Siliconix;Vishay Semiconductors;Vishay Sprague;Vishay Beyschlag;Vishay General Semiconductor;VISHAY INTERTECHNOLOGIES
Microchip|Microchip Tech;Microchip Technology;Microchip Technology/Atmel;ATMEL;Atmel;MICREL;Microsemi;Supertex
NXP|NXP Semicon;NXP Semiconductors;Philips;Freescale;Freescale Semiconductor;FREESCALE;恩智浦
Infineon|Infineon Technologies;International Rectifier;Infineon/IR;INFINEON;英飞凌;Infineon Technologies AG|IR|IRF IRL IR2 IRFP IRLML AUIR
Cypress|Cypress Semicon;Cypress Semiconductor;Infineon/Cypress;Infineon/Cypress Semicon;SPANSION;Spansion
onsemi|ON Semicon;ON Semiconductor;ONSEMI;Fairchild;FAIRCHILD;Fairchild Semiconductor;onsemi/Fairchild;ON Semiconductor/ON|ON|NCP NCV MC7 MC3 MBR MMB MUR FDS FDN FDC FQP NTD NTM NTR CAT BSS NRV FAN LV84
Nexperia|NEXPERIA
Diodes Incorporated|DIODES;Diodes;Diodes Inc;Zetex;Pericom;Diodes/Zetex
ROHM|ROHM Semicon;ROHM Semiconductor;Rohm
KOA Speer|KOA Speer Elec;KOA Speer Electronics|KOA|RK73 SG73 RN73 WK73 CR1J
Bourns|BOURNS
Murata|Murata Electronics;muRata;Murata Power Solutions;村田;Murata Manufacturing
Samsung Electro-Mechanics|SEMCO;Samsung Electro-Mech;三星电机
TDK|TDK InvenSense;TDK Corporation;InvenSense;TDK-Lambda;TDK INVENSENSE
EPCOS|TDK/EPCOS;EPCOS - TDK Electronics
KEMET|Kemet;KEMET Corporation
AVX|Kyocera AVX;KYOCERA AVX;AVX Corporation;Kyocera AVX Components
Panasonic|PANASONIC;Panasonic Electronic Components;Matsushita;PANASONIC ELECTRIC WORKS
Taiyo Yuden|TAIYO YUDEN
Espressif|Espressif Systems;ESPRESSIF;乐鑫
Silicon Labs|SILICON LABS;Silicon Laboratories;SILABS
Molex|MOLEX
TE Connectivity|TE Connectivity / AMP;TYCO;Tyco Electronics;TE CONNECTIVITY AMP CONNECTORS;ALCOSWITCH;Alcoswitch|TE;AMP
Phoenix Contact|PHOENIX;PHOENIX CONTACT
Degson|DEGSON
Omron|Omron Electronics;OMRON
Alps Alpine|ALPSALPINE;ALPS;Alps Electric
Everlight|Everlight Elec;EVERLIGHT
Cree LED|CREE;Cree
Alpha & Omega Semiconductor|Alpha & Omega Semicon;Alpha and Omega|AOS|AO AON AOD AOT AOZ
Monolithic Power Systems|Monolithic Power|MPS|MP MPQ MPM MEZ HR1
GigaDevice|GigaDevice Semicon Beijing;GIGADEVICE|GD|GD32 GD25 GD30
WCH|WCH(Jiangsu Qin Heng);Nanjing Qinheng Microelectronics;WCH(南京沁恒);沁恒;Qinheng||CH3 CH5 CH9 CH32
Bosch Sensortec|BOSCH;Bosch;BOSCH SENSORTECH
Mean Well|MEAN WELL;Mean Well Enterprises;MEAN-WELL USA;MEAN WELL USA;MW(MEAN WELL Enterprises)
JST|JST Sales America;JST Mfg;JST MANUFACTURING;Japan Solderless Terminals
Hirose|HRS(Hirose);HIROSE;HIROSE ELECTRIC|HRS|DF FH BM2 U.FL U.F HR1 FX ZX6 DM3
Semtech|SEMTECH
Fenghua|FH(Guangdong Fenghua Advanced Tech);FH (Guangdong Fenghua Advanced Tech);FENGHUA;风华|FH|RC- RS- RS0 TC0 CC4 040 060 080 120
UNI-ROYAL|UNI-ROYAL(Uniroyal Elec);Uniroyal Elec;UNIROYAL
Walsin|Walsin Tech Corp;Walsin Technology;WALSIN
XKB Connectivity|XKB Connection;XKB
VBsemi|VBsemi Elec;VBSEMI
Hongfa|HF(Xiamen Hongfa Electroacoustic);HONGFA|HF|HF HFD
Songle|Ningbo Songle Relay;SONGLE
Stackpole|SEI(Stackpole Elec);Stackpole Electronics
Nippon Chemi-Con|NCC(Nippon Chemi-Con);Chemi-Con|NCC|EMVY EMVA EKY EKZ EMZ EKMG EKMQ EKMZ APX EGX EGP ELXZ
Würth Elektronik|Wurth Elektronik;Wurth;WURTH;W?RTH ELEKTRONIK;WUERTH ELEKTRONIK;Würth
Broadcom|Broadcom Limited;AVAGO(Broadcom);Avago;AVAGO
AMD Xilinx|XILINX;Xilinx;AMD/XILINX;AMD
Intel Altera|ALTERA;Altera;Intel/Altera
Lattice|LATTICE;Lattice Semiconductor
Changjiang (CJ)|Changjiang Electronics Tech (CJ);Jiangsu Changjing Electronics Technology Co., Ltd.;JSCJ;长电|CJ|CJ
cjiang|cjiang (Changjiang Microelectronics Tech);cjiang(Changjiang Microelectronics Tech)
Yangjie|Yangzhou Yangjie Elec Tech;YANGJIE
Brightking|Brightking Elec (TAIWAN);Brightking Elec
Littelfuse|Littelfuse/IXYS;LITTELFUSE
IXYS|Ixys
Kingbright|KINGBRIGHT
ISSI|ISSI(Integrated Silicon Solution)
Unisonic|UTC(Unisonic Tech)|UTC
Yageo|YAGEO;YAGEO Group
Micro Commercial Components|MCC(Micro Commercial Components);MICRO COMMERCIAL|MCC
Joint Tech|HR(Joint Tech Elec)
Epson|Seiko Epson;EPSON
Lite-On|LITEON;Lite-On Technology;Lite On
Advanced Monolithic Systems|AMS(Advanced Monolithic Systems)|AMS|AMS1 AMS2 AMS3 AMS4
OSRAM|OSRAM Opto Semicon;OSRAM Opto;AMS OSRAM;ams-OSRAM;AMS OSRAM GROUP;AMS-OSRAM USA
Power Integrations|POWER INTEGRATIONS
Winbond|Winbond Elec
Macronix|MXIC;Macronix International
Wuxi NCE|Wuxi NCE Power Semiconductor|NCE|NCE
Youtai (UMW)|UMW(Youtai Semiconductor Co., Ltd.)|UMW
C&K|C&K Components;C & K
Renesas|Renesas Electronics;RENESAS;Renesas Electronics America;Intersil;Intersil(Renesas Electronics);IDT
Toshiba|TOSHIBA;Toshiba Semiconductor and Storage
FTDI|FTDI, FUTURE TECHNOLOGY DEVICES INTERNATIONAL;Future Technology Devices
AKM|Asahi Kasei Microdevices;ASAHI KASEI MICROSYSTEMS
NDK|NDK America;Nihon Dempa Kogyo
ECS|ECS International;ECS INC INTERNATIONAL
Amphenol|Amphenol Corporation;AMPHENOL FCI;Amphenol ICC;FCI;AMPHENOL COMMUNICATIONS SOLUTIONS
Micron|Micron Tech;Micron Technology
PUYA|Puya Semiconductor;普冉
Realtek|Realtek Semicon
Richtek|Richtek Tech;RICHTEK USA
Rubycon|
Samsung Semiconductor|
CTS|CTS Electronic Components;CTS Resistor Products;CTS Corporation
Eaton|BUSSMANN / EATON;Bussmann;EATON BUSSMANN
GCT|Global Connector Technology;GLOBAL CONNECTOR TECHNOLOGY (GCT)
Skyworks|Skyworks Solutions
Qorvo|
Keystone|Keystone Electronics
Switchcraft|Conxall / Switchcraft
Pulse Electronics|Pulse Elec;PULSE ELECTRONICS NETWORK
`;
